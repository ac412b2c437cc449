import { KIOSK_PATH, OFFICE_PATHS, SITE_PATHS } from '@nightshift/shared/paths'
import { openAs } from '../support/office.ts'
import { expect, test } from '../support/test.ts'
import { unmarkedChoices } from '../support/unmarked.ts'

test('in forced colours what is chosen, where one is and what has the focus can be told from the rest, on a desk and on a phone', async ({
  page,
  visit,
}) => {
  const problems: string[] = []
  const look = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
    if (outline === 'none') problems.push(`${path}: the focus is not seen`)
    problems.push(...(await unmarkedChoices(page)).map((problem) => `${path}: ${problem}`))
  }
  await openAs({ page, visit }, 'admin', OFFICE_PATHS.welcome)
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [SITE_PATHS.home, SITE_PATHS.apply, KIOSK_PATH]) await look(path)
  const { timesheets, nights, employees, general, site, season } = OFFICE_PATHS
  for (const path of [timesheets, nights, employees, general, season, `${site}/look`, `${site}/notice`])
    await look(path)
  await page.setViewportSize({ width: 390, height: 844 })
  await look(employees)
  await look(OFFICE_PATHS.timeclock)
  expect(problems).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
})
