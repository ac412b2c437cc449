const asked = new Set<string>()

/** Loads a third-party script once. The caller checks the global that the script defines. */
export function loadScript(src: string) {
  if (asked.has(src)) return
  asked.add(src)
  const script = Object.assign(document.createElement('script'), { src, async: true })
  // Removed after a failure, so that a later call tries again.
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
