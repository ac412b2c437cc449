import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { signIn } from './sign-in.ts'
import type { Employee } from './staff.ts'
import { at, BRAND_HOST } from './test.ts'

/** Opens the office as a lead, for screenshots of badges. */
export async function openBadgeDesk(browser: Browser) {
  // Device scale factor: the preview is small, and the printed badge is sharper.
  const context = await browser.newContext({ baseURL: at(BRAND_HOST), deviceScaleFactor: 2 })
  const office = await context.newPage()
  const paper = await context.newPage()
  await signIn(office, 'lead')
  await office.goto('/employee/admin/employees')
  await office.getByRole('button', { name: 'All Badges' }).waitFor()
  return {
    /** A blank page for drawing pictures. */
    paper,
    badgeOf: (employee: Employee) => badgeOf(office, employee),
    /** A QR code that is no badge. */
    foreignCode: (text: string) => foreignCode(paper, text),
    close: () => context.close(),
  }
}

/** A screenshot of a person's badge in the office. */
async function badgeOf(office: Page, { name }: Employee) {
  await office.goto(`/employee/admin/employees?q=${name.split(' ')[1]}`)
  await office.getByRole('button', { name: `Actions for ${name}` }).click()
  await office.getByRole('menuitem', { name: 'Badge' }).click()
  await office.getByRole('radio', { name: 'Labels, one to a page' }).check()
  return office.getByRole('article', { name: `Badge of ${name}` }).screenshot()
}

async function foreignCode(paper: Page, text: string) {
  const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  const { buffer } = new Uint8Array(await readFile(wasm))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  const { svg } = await writeBarcode(text, { format: 'QRCode', scale: 6 })
  await paper.setContent(`<div style="display: inline-block; padding: 40px; background: white">${svg}</div>`)
  return paper.locator('div').screenshot()
}
