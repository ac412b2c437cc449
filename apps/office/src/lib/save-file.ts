/** Downloads a text, or bytes, as a file. */
export function saveFile(name: string, type: string, content: string | ArrayBuffer) {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
