import { readFile } from 'node:fs/promises'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { expectAccessible } from '../../support/accessible.ts'
import { overflowOf } from '../../support/overflow.ts'
import { DEMO } from '../../support/sign-in.ts'
import { launchProduct } from '../../support/start-product.ts'
import { expect, test } from '../../support/test.ts'

const KWAME = { name: 'Kwame Asante', fullName: 'Kwame D Asante', username: 'kasante' }
const HOUR_MS = 3_600_000

// On its own server: all other stories rely on the season 2024.
test('a turn of the year: close, open, invite, apply by link, hire again, scan the old badge, export', async ({
  browser,
  page: office,
}) => {
  const product = await launchProduct()
  const at = (path: string) => `http://localhost:${product.port}${path}`
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  const post = async (path: string, data: object) => {
    const answer = await office.request.post(at(path), { data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  try {
    await post('/api/users/login', { username: 'admin', password: DEMO.admin })
    await office.context().addCookies([{ name: 'FM_CUR_FEST', value: '1', url: at('') }])
    const filter = JSON.stringify({
      where: { username: KWAME.username },
      include: [{ relation: 'positions' }, { relation: 'userPositions' }],
    })
    const [kwame] = await (await office.request.get(at('/api/users'), { params: { filter } })).json()

    // Close: every line that is not settled needs a reason.
    await office.goto(at('/employee/admin/general/season'))
    await office.getByRole('link', { name: 'Close the season…' }).click()
    await expect(office.getByRole('heading', { name: 'Close season 2024' })).toBeVisible()
    await expectAccessible(office)
    const reasons = office.getByLabel('Close without this because')
    for (const reason of await reasons.all()) await reason.fill('Settled on paper.')
    await office.getByRole('button', { name: 'Show what will happen' }).click()
    await office.getByRole('button', { name: 'Close season 2024' }).click()
    await expect(office.getByText(/nightshift-\d{4}-\S+\.backup\.gz/)).toBeVisible({ timeout: 60_000 })
    await expectAccessible(office)

    // Open the next, which lies ahead: the same weekends, rates raised, each switch asked for.
    await office.getByRole('link', { name: 'Open the next season…' }).click()
    await expect(office.getByText(/September \d+/).first()).toBeVisible()
    await office.getByLabel('Raise in percent').fill('4')
    const on = (name: string) => office.getByRole('radiogroup', { name }).getByLabel('On')
    for (const name of ['Public site', 'Applications', 'To-dos']) await on(name).check()
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Open the season' }).click()
    await expect(office.getByText(/^Season (?!2024)\d{4}/).first()).toBeVisible()

    // Invite: a CSV with a personal link, whose token no request carries in its address.
    const tab = (name: string) =>
      office.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click()
    await tab('Employees')
    await office.getByRole('link', { name: 'Invite crew' }).click()
    await office.getByRole('checkbox', { name: `Invite ${KWAME.name}` }).check()
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: 'Export links' }).click(),
    ])
    await expectAccessible(office)
    const [, line = ''] = (await readFile((await download.path())!, 'utf8')).split('\r\n')
    const [firstName = '', lastName = '', email = '', , link = ''] = line.split(',')
    expect(`${firstName} ${lastName}`).toBe(KWAME.name)

    // Apply by link: nothing is shown before the contact was typed.
    const requests: string[] = []
    phone.on('request', (request) => requests.push(request.url()))
    await phone.goto(link)
    const contact = phone.getByLabel('Your email or phone')
    await expect(contact).toBeVisible()
    await expect(phone).toHaveURL(/\/apply\/1$/)
    expect(await phone.content()).not.toContain(email)
    expect(await overflowOf(phone)).toBe(0)
    await expectAccessible(phone)
    await contact.fill(email.toUpperCase())
    await phone.keyboard.press('Enter')
    await expect(phone.getByLabel('First name')).toHaveValue(firstName)
    for (const [label, value] of Object.entries(ADDRESS)) await phone.getByLabel(label).fill(value)
    await phone.getByLabel('Position').selectOption('BOG ACTOR')
    await phone.getByRole('button', { name: 'Submit application' }).click()
    await phone.getByRole('button', { name: 'Confirm' }).click()
    await expect(phone.getByRole('alertdialog', { name: 'Thank you!' })).toBeVisible()
    expect(requests.filter((url) => url.includes(link.split('=')[1]!))).toEqual([])

    // Hire again: the same account, with the phone number of the application.
    await tab('Applications')
    const card = office.getByRole('article', { name: KWAME.fullName })
    await expect(card.getByText(`Known: ${KWAME.name}`)).toBeVisible()
    await office.getByRole('button', { name: `Actions for ${KWAME.fullName}` }).click()
    await office.getByRole('menuitem', { name: 'Hire', exact: true }).click()
    const hire = office.getByRole('dialog', { name: 'Hire Applicant' })
    await expect(hire.getByRole('radio', { name: `Hire again: ${KWAME.name}` })).toBeChecked()
    await expectAccessible(office)
    await hire.getByRole('button', { name: 'Hire', exact: true }).click()
    await expect(office.getByText(`is hired again and signs in as ${KWAME.username}`)).toBeVisible()

    // The badge of last year clocks in, and the export has the shift at the raised rate.
    const { upId, rate } = raised(kwame)
    const { timesheetId } = await post('/api/badgescan', { badgeCode: badgeCodeOf(kwame.id), upId })
    const [startTime, endTime] = [Date.now() - 4 * HOUR_MS, Date.now()].map((time) =>
      new Date(time).toISOString(),
    ) as [string, string]
    await office.request.patch(at(`/api/timeclock/${timesheetId}`), { data: { startTime, endTime } })
    const days = { startDate: startTime.slice(0, 10), endDate: endTime.slice(0, 10) }
    const { id } = await post('/api/payroll/exports', { festivalId: 1, ...days, entryIds: [timesheetId] })
    const file = await (await office.request.get(at(`/api/payroll/exports/${id}/file`))).text()
    expect(file).toContain(`,4.00,${rate.toFixed(2)},0.00,0.00`)
  } finally {
    await context.close()
    await office.goto('about:blank')
    await product.stop()
  }
})

type Holder = {
  positions: { id: number; name: string }[]
  userPositions: { id: number; positionId: number; payrate: number }[]
}

/** That they are a bog actor, and the rate as one, 4 percent more, to the nearest quarter dollar. */
function raised({ positions, userPositions }: Holder) {
  const bogActor = positions.find(({ name }) => name === 'Bog Actor')!
  const { id: upId, payrate } = userPositions.find(({ positionId }) => positionId === bogActor.id)!
  return { upId, rate: Math.round(payrate * 1.04 * 4) / 4 }
}

const ADDRESS = {
  'Street address': '13 Gallows Lane',
  City: 'Millbrook',
  State: 'NY',
  'Zip code': '12545',
  Phone: '845-555-0123',
}
