import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 20_000
const POLL_MS = 100
const ENTER = '\uE007'

/** Where people find what they read: an element by its kind and its name. Runs in the page. */
const FIND = `
  const [kind, name] = arguments
  const nameOf = (one) => one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.innerText ?? ''
  const isVisible = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible'
  return [...document.querySelectorAll(kind)].find(
    (one) => isVisible(one) && nameOf(one).trim().replace(/\\s+/g, ' ').startsWith(name)) ?? null`

/**
 * A page as people use it, over a WebDriver of any browser: `command` is given the names and parameters of the W3C
 * protocol. Clicks and keys are real events of the browser.
 */
export function webPage(command) {
  const run = async (script, ...args) => (await command('ExecuteScript', { script, args })).value

  async function until(what, script, ...args) {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      // A page that is left has no scripts.
      const found = await run(script, ...args).catch(() => undefined)
      if (found) return found
      if (Date.now() > end) {
        const words = await run('return document.body.innerText.slice(0, 200)').catch(() => '')
        throw new Error(`no ${what} on a page that says ${JSON.stringify(words)}`)
      }
      await sleep(POLL_MS)
    }
  }

  const find = async (kind, name) => {
    const [id] = Object.values(await until(`${kind} ${name}`, FIND, kind, name))
    return id
  }
  /** Again while it is not interactable: a window that opens has no size yet. */
  async function click(kind, name) {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const id = await find(kind, name)
      const failure = await command('ElementClick', { id }).then(
        () => undefined,
        (error) => error,
      )
      if (!failure) return
      if (Date.now() > end) throw new Error(`${kind} ${name}: ${failure.message}`)
      await sleep(POLL_MS)
    }
  }
  const type = async (kind, name, text) =>
    command('ElementSendKeys', { id: await find(kind, name), text, value: [...text] })

  return {
    open: (url) => command('Navigate', { url }),
    run,
    until,
    find,
    click,
    type,
    says: (words) => until(words, 'return document.body.innerText.includes(arguments[0])', words),
    /** A hand-held scanner: keys without a pause, and Enter. */
    async scan(code) {
      const actions = [...code, ENTER].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await command('PerformActions', { actions: [{ type: 'key', id: 'scanner', actions }] })
    },
    async signIn(origin, username, password) {
      await command('DeleteAllCookies', {})
      await command('Navigate', { url: `${origin}/employee/login` })
      await type('input', 'Username', username)
      await type('input', 'Password', password)
      await click('button', 'Login')
      await until('welcome', 'return location.pathname === "/employee"')
    },
  }
}
