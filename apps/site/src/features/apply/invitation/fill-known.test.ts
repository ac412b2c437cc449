// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fillKnown } from './fill-known.ts'

const KNOWN = {
  firstName: 'Wren',
  middleName: '',
  lastName: 'Thorn',
  email: 'wren@example.com',
  phone: '845-555-0123',
  street: '13 Gallows Lane',
  city: 'Millbrook',
  state: 'NY',
  zip: '12545',
  returningNotes: '2024: Guide',
  position: 7,
}

function filled(changes: Partial<typeof KNOWN> = {}) {
  const form = document.createElement('form')
  form.innerHTML = `
    <select name="position"><option value=""></option><option value="5">ACTOR</option><option value="7">GUIDE</option></select>
    <input name="firstName"><input name="middleName" value="B"><input name="email" value="old@example.com">
    <textarea name="returningNotes"></textarea>
    <input type="radio" name="returning" value="yes"><input type="radio" name="returning" value="no" checked>
    <input type="checkbox" name="available" value="fr1" checked><input type="checkbox" name="available" value="sa1">`
  form.querySelector('select')!.value = '5'
  fillKnown(form, { ...KNOWN, ...changes })
  return Object.fromEntries(new FormData(form))
}

test('known answers are filled in, and a returning applicant is marked as one', () => {
  expect(filled()).toEqual({
    position: '7',
    firstName: 'Wren',
    middleName: 'B',
    email: 'wren@example.com',
    returningNotes: '2024: Guide',
    returning: 'yes',
    available: 'fr1',
  })
})

test('what is not known, and a position that is not offered, leave the answer alone', () => {
  expect(filled({ email: '', position: 9 })).toMatchObject({ position: '5', email: 'old@example.com' })
})
