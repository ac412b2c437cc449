import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { signIn } from './sign-in.ts'
import type { Employee } from './staff.ts'
import { at, BRAND_HOST } from './test.ts'

/** Where badges are made: the office, with somebody signed in who may open them. */
export async function openBadgeDesk(browser: Browser) {
  // The office shows its badges small; a camera sees them as sharp as they are printed.
  const context = await browser.newContext({ baseURL: at(BRAND_HOST), deviceScaleFactor: 2 })
  const office = await context.newPage()
  const paper = await context.newPage()
  await signIn(office, 'lead')
  await office.goto('/employee/admin/employees')
  await office.getByRole('button', { name: 'All Badges' }).waitFor()
  return {
    /** A page that belongs to nobody, to look at pictures with. */
    paper,
    badgeOf: (employee: Employee) => badgeOf(office, employee),
    /** A code that is none of ours. */
    strangersCode: (text: string) => strangersCode(paper, text),
    close: () => context.close(),
  }
}

/** The picture of somebody's badge, as the office shows it. */
async function badgeOf(office: Page, { name }: Employee) {
  await office.goto(`/employee/admin/employees?q=${name.split(' ')[1]}`)
  await office.getByRole('button', { name: `Actions for ${name}` }).click()
  await office.getByRole('menuitem', { name: 'Badge' }).click()
  await office.getByRole('radio', { name: 'Labels, one to a page' }).check()
  return office.getByRole('article', { name: `Badge of ${name}` }).screenshot()
}

async function strangersCode(paper: Page, text: string) {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  const { buffer } = new Uint8Array(await readFile(wasm))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  const { svg } = await writeBarcode(text, { format: 'QRCode', scale: 6 })
  await paper.setContent(`<div style="display: inline-block; padding: 40px; background: white">${svg}</div>`)
  return paper.locator('div').screenshot()
}
