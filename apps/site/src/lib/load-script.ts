const asked = new Set<string>()

/** Fetches a script of somebody else once. Whether it came shows in what it leaves on `window`. */
export function loadScript(src: string) {
  if (asked.has(src)) return
  asked.add(src)
  const script = Object.assign(document.createElement('script'), { src, async: true })
  // A later hover may have more luck than one in a tunnel.
  script.onerror = () => {
    asked.delete(src)
    script.remove()
  }
  document.head.append(script)
}

export function loadStyles(href: string) {
  if (asked.has(href)) return
  asked.add(href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
