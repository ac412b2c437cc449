import { makeEvening } from '../../support/evening.ts'
import { launchProduct } from '../../support/start-product.ts'
import { test } from '../../support/test.ts'
import { callOver } from './night/call-over.ts'
import { end } from './night/end.ts'
import { type Night, PHONE } from './night/night.ts'
import { plan } from './night/plan.ts'
import { publishAndAnswer } from './night/publish-and-answer.ts'
import { watch } from './night/watch.ts'

// On its own server: all other stories rely on the season 2024, and every lead sees a roll-call.
test('a night is planned, published and answered, watched on the board, called over and ended', async ({
  page: desk,
  browser,
  playwright,
  consoleErrors,
}) => {
  const product = await launchProduct()
  const origin = `http://localhost:${product.port}`
  const evening = await makeEvening(playwright, origin)
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
  const phone = await context.newPage()
  phone.on('pageerror', ({ message }) => consoleErrors.push(message))
  const night: Night = { origin, evening, desk, phone }
  const step = (title: string, part: (night: Night) => Promise<void>) => test.step(title, () => part(night))
  try {
    await step('a manager plans by keyboard, by drag and by Fill, and sees what somebody else plans', plan)
    await step('an actor hears of it, declines and subscribes, and the manager sees that', publishAndAnswer)
    await step('both boards follow a badge, a mark, a replacement and a clock-in with a reason', watch)
    await step('two leads tick people off, one of them without a network, and both agree', callOver)
    await step('the lead clocks out the rest, and keeps a report that fits a page', end)
  } finally {
    await evening.close()
    await context.close()
    await desk.goto('about:blank')
    await product.stop()
  }
})
