// @vitest-environment jsdom
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEditor } from '../testing/open-editor.tsx'
import { NoticeEditor } from './notice-editor.tsx'

const notice = (changes = {}) => ({ ...DREADMOOR_CONTENT.notice, text: 'Wear boots.', ...changes })
const preview = () => screen.getByText('Once this is live').closest('figure')!
const now = () => screen.getByText('What visitors see now').closest('section')!

test('text, times and severity are edited; a line break becomes a space', () => {
  const { value, isValid } = openEditor('notice', NoticeEditor)
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Wear\nboots.' } })
  fireEvent.change(screen.getByLabelText('Shown until'), { target: { value: '2024-12-06T18:00' } })
  fireEvent.click(screen.getByLabelText('Urgent'))
  expect(value()).toEqual({
    text: 'Wear boots.',
    from: null,
    until: '2024-12-06T23:00:00.000Z',
    severity: 'urgent',
  })
  expect(isValid()).toBe(true)
  expect(within(preview()).getByText(/Wear boots\./).dataset.kind).toBe('urgent')
  expect(preview().textContent).toContain('it ended Friday, December 6, 2024, 6:00 PM EST.')
})

test('what visitors see now is what is live, with the message of the General tab', () => {
  const live = { ...DREADMOOR_CONTENT, notice: notice({ text: 'The bog is closed.' }) }
  openEditor('notice', NoticeEditor, { value: notice(), site: { live }, publicMsg: 'Bring cash.' })
  expect(now().textContent).toContain('The bog is closed.')
  expect(now().textContent).toContain('Bring cash.')
  expect(now().textContent).not.toContain('Wear boots.')
  const link = screen.getByText('Edit it in General')
  expect(link.getAttribute('href')).toBe('/employee/admin/general')
})

test('a live notice that has ended is not what visitors see', () => {
  const live = { ...DREADMOOR_CONTENT, notice: notice({ until: '2024-12-06T23:00:00.000Z' }) }
  openEditor('notice', NoticeEditor, { site: { live } })
  expect(now().textContent).toContain('No notice.')
})

test('a festival that shares content shows the notice of the other one', () => {
  const content = { ...DREADMOOR_CONTENT, notice: notice({ text: 'The bog is closed.' }) }
  const parent = { id: 2, name: 'Dreadmoor', content }
  openEditor('notice', NoticeEditor, { site: { live: { ...DREADMOOR_CONTENT, notice: null }, parent } })
  expect(now().textContent).toContain('The bog is closed.')
})
