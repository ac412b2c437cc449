// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, restoreDraft, saveDraft } from './draft.ts'

const FIELDS = `
  <input name="firstName"><textarea name="otherNotes"></textarea>
  <input type="radio" name="over16" value="yes" checked><input type="radio" name="over16" value="no">
  <input type="checkbox" name="available" value="fr1" checked><input type="checkbox" name="available" value="sa1" checked>`
const LOADED = '<select name="position"><option value=""></option><option value="7">ACTOR</option></select>'
const LOADING = '<select name="position" disabled><option value=""></option></select>'

function formWith(positions: string) {
  const form = document.createElement('form')
  form.innerHTML = FIELDS + positions
  return form
}
const answersIn = (form: HTMLFormElement) => [...new FormData(form)].map(String)

/** Changes every answer from its default. */
function filled() {
  const form = formWith(LOADED)
  form.querySelector('input')!.value = 'Wren'
  form.querySelector('textarea')!.value = 'Tall.'
  form.querySelector<HTMLInputElement>('[value=no]')!.checked = true
  form.querySelector<HTMLInputElement>('[value=sa1]')!.checked = false
  form.querySelector('select')!.value = '7'
  return form
}

beforeEach(() => localStorage.clear())

test('a draft restores every answer, unchecked nights too, for its own festival only', () => {
  saveDraft(1, filled())
  const [same, other] = [formWith(LOADED), formWith(LOADED)]
  restoreDraft(1, same)
  expect(answersIn(same)).toEqual(answersIn(filled()))
  restoreDraft(2, other)
  expect(answersIn(other)).toEqual(answersIn(formWith(LOADED)))
})

test('typing while the positions load keeps the position of the draft', () => {
  saveDraft(1, filled())
  const early = formWith(LOADING)
  restoreDraft(1, early)
  saveDraft(1, early)
  const late = formWith(LOADED)
  restoreDraft(1, late)
  expect(answersIn(late)).toEqual(answersIn(filled()))
})

test('a sent application clears its draft, and blocked storage breaks nothing', () => {
  saveDraft(1, filled())
  clearDraft(1)
  expect(localStorage).toHaveLength(0)
  localStorage.setItem('application-draft-1', '{nonsense')
  const form = formWith(LOADED)
  restoreDraft(1, form)
  expect(answersIn(form)).toEqual(answersIn(formWith(LOADED)))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => saveDraft(1, filled())).not.toThrow()
})
