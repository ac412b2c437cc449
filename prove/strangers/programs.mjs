import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { leave, temporaryFolder } from '../../bench/leftovers.mjs'

const execute = promisify(execFile)
const START_MS = 30_000

/** Runs somebody else's program until the proof ends; `isThere` says whether it answers yet. */
export async function startProgram([command, ...args], isThere, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4_000)
    })
  }
  let isRunning = true
  const ended = new Promise((resolve) => {
    child.once('error', resolve).once('close', resolve)
  }).then(() => {
    isRunning = false
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  leave(stop)
  for (const end = Date.now() + START_MS; !(await isThere().catch(() => false)); ) {
    if (!isRunning || Date.now() > end) throw new Error(`${command} did not start: ${output}`)
    await sleep(100)
  }
  return { stop }
}

/** An authority of our own, and a certificate for localhost that it has signed; needs openssl. */
export async function makeCertificate() {
  const folder = await temporaryFolder('prove-certificate')
  const at = (name) => join(folder, name)
  const key = (name) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', at(`${name}.key`)]
  await execute('openssl', [
    ...['req', '-x509', ...key('ca'), '-out', at('ca.pem'), '-subj', '/CN=Proof authority', '-days', '30'],
    ...['-addext', 'keyUsage=critical,keyCertSign'],
  ])
  await execute('openssl', [
    ...['req', '-x509', ...key('server'), '-out', at('server.pem'), '-subj', '/CN=localhost', '-days', '30'],
    ...['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-addext', 'subjectAltName=DNS:localhost'],
    ...['-addext', 'basicConstraints=critical,CA:false', '-addext', 'extendedKeyUsage=serverAuth'],
  ])
  return { ca: at('ca.pem'), cert: at('server.pem'), key: at('server.key') }
}
