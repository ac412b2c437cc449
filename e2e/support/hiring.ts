import { randomBytes, randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { type DemoUser, signIn } from './sign-in.ts'
import { at, BRAND_HOST } from './test.ts'

const FESTIVAL = 1
const letters = () => [...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')

/** An applicant with a unique name: stories run in parallel on one database. */
export function applicant(firstName: string) {
  const lastName = `Z${letters()}`
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: `${randomInt(200, 999)}-${randomInt(200, 999)}-${randomInt(1000, 9999)}`,
  }
}
export type Applicant = ReturnType<typeof applicant>

/** Sends an application by the API. */
export async function sendApplication(request: APIRequestContext, who: Applicant) {
  const positions = await request.get(at(BRAND_HOST, `/api/publicAppPosition/${FESTIVAL}`))
  const [first] = await positions.json()
  const { name: _, ...contact } = who
  const answers = {
    dateSubmited: new Date().toISOString(),
    ...contact,
    street: '13 Gallows Lane',
    city: 'Millbrook',
    state: 'NY',
    zip: '12545',
    over16: true,
    returning: false,
    unavailable: [],
    limitations: [],
    position: first.id,
  }
  const rawData = JSON.stringify(answers)
  await request.post(at(BRAND_HOST, '/api/applications/'), { data: { rawData, festivalId: FESTIVAL } })
}

/** Fills in the required fields. */
export async function fillApplication(page: Page, who: Applicant) {
  await page.getByLabel('Position').selectOption({ index: 1 })
  for (const [label, value] of [
    ['First name', who.firstName],
    ['Last name', who.lastName],
    ['Street address', '13 Gallows Lane'],
    ['City', 'Millbrook'],
    ['State', 'NY'],
    ['Zip code', '12545'],
    ['Email', who.email],
    ['Phone', who.phone],
  ] as const)
    await page.getByLabel(label).fill(value)
}

/** Signs in and searches for one applicant. */
export async function openApplications(page: Page, user: DemoUser, { lastName }: Applicant, status = '') {
  await signIn(page, user)
  await page.goto(`/employee/admin/applications?text=${lastName}${status && `&status=${status}`}`)
}

export const cardOf = (page: Page, { name }: Applicant) => page.getByRole('article', { name })

/** Chooses an item of the card's menu. */
export async function act(page: Page, who: Applicant, action: string) {
  await page.getByRole('button', { name: `Actions for ${who.name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Expects an alert with this text and dismisses it. */
export async function readAlert(page: Page, title: string, text: string) {
  const alert = page.getByRole('alertdialog', { name: title })
  await alert.getByText(text, { exact: true }).waitFor()
  await alert.getByRole('button', { name: 'Okay' }).click()
}
