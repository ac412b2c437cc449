import type { Plugin } from 'vite'

/**
 * Code splitting by layers: the modules that more than one file needs are one file for each layer of pages, because a
 * phone asks for few things faster than for many. A layer has what its pages import and the layers before it do not, so
 * files never import each other in a circle. With two groups of pages it has what both import.
 */
export function layers(pages: Record<string, RegExp | [RegExp, RegExp]>) {
  const layerOf = new Map<string, string>()
  const ofEntries = new Set<string>()
  const plugin: Plugin = {
    name: 'layers',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()]
      const entries = all.filter((id) => this.getModuleInfo(id)?.isEntry)
      const visitEntry = (id: string) => {
        if (ofEntries.has(id)) return
        ofEntries.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(visitEntry)
      }
      entries.forEach(visitEntry)
      const importedBy = (own: RegExp) => {
        const visited = new Set<string>()
        const visit = (id: string) => {
          if (visited.has(id)) return
          visited.add(id)
          const module = this.getModuleInfo(id)
          module?.importedIds.forEach(visit)
          module?.dynamicallyImportedIds.filter((page) => own.test(page.replaceAll('\\', '/'))).forEach(visit)
        }
        entries.forEach(visit)
        return visited
      }
      for (const [layer, own] of Object.entries(pages)) {
        const [first, ...others] = [own].flat().map(importedBy)
        for (const id of first!)
          if (!layerOf.has(id) && others.every((other) => other.has(id))) layerOf.set(id, layer)
      }
    },
  }
  const groups = Object.keys(pages).map((name) => ({
    name,
    // The modules of an entry stay there: it must not import what imports it. Packages re-export what most pages do not
    // need, so that all of it seems to be imported.
    test: (id: string) => layerOf.get(id) === name && !ofEntries.has(id) && !id.includes('node_modules'),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  }))
  return { plugin, groups }
}
