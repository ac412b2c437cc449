import { launchProduct } from '../support/start-product.ts'
import { BRAND_HOST, expect, test } from '../support/test.ts'

test('an empty database becomes a festival with a signed-in administrator', async ({
  page,
  visit,
  arrive,
}) => {
  const product = await launchProduct({ demo: false })
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const send = () => page.getByRole('button', { name: 'Create and sign in' }).click()
  try {
    await visit(`http://${BRAND_HOST}:${product.port}/employee`)
    await page.getByRole('link', { name: 'Make the first account' }).click()
    await arrive('/employee/first-run')
    await text('Code').fill('WRNG-CDEX')
    await text('First').fill('Ada')
    await text('Last').fill('Blackwood')
    await text('Username').fill('ada')
    await text('Password').fill('moor and more')
    await text('Name').fill('Gallows Fair')
    await send()
    const refused = page.getByRole('alertdialog')
    await expect(refused).toContainText('not the code that the server printed')
    await refused.getByRole('button', { name: 'Okay' }).click()

    await expect(text('Code')).toBeFocused()
    await text('Code').fill(await product.printed(/with the code (\S+)/))
    await send()
    await arrive('/employee/admin')
    await expect(page.getByText('Gallows Fair').first()).toBeVisible()
  } finally {
    await page.goto('about:blank')
    await product.stop()
  }
})
