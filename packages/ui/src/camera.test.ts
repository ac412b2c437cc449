// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cameraProblem, openCamera } from './camera.ts'

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'broken'],
])('a %s means that the camera is %s', (name, problem) => {
  expect(cameraProblem(new DOMException('', name))).toBe(problem)
})

test('a browser without mediaDevices has no camera', async () => {
  expect(cameraProblem(await openCamera().catch((error) => error))).toBe('absent')
})
