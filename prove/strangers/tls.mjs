import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { temporaryFolder } from '../../bench/leftovers.mjs'
import { call, startApi } from '../api.mjs'
import { venueDatabase } from '../database.mjs'
import { missingAfterInstall, programPath } from '../debian.mjs'
import { holds, leftOut, none, noted } from '../rows.mjs'
import { makeCertificate } from './programs.mjs'

const title = 'TLS without a proxy'
const what =
  'testssl.sh of Debian against the server’s own TLS, with a certificate of an authority of the proof. What it finds about that certificate is the proof’s own and does not count; its grade is lowered by it, too.'

const TESTSSL_MS = 900_000
/** From testssl's scale: OK, INFO, LOW, MEDIUM, HIGH, CRITICAL. */
const ABOVE_LOW = ['MEDIUM', 'HIGH', 'CRITICAL']
const OF_CERTIFICATE = /^(cert|grade|rating|overall|OCSP|CRL|DNS_CAArecord|final_score)/i

async function prove() {
  const missing = await missingAfterInstall(
    ['testssl', 'openssl'],
    ['testssl.sh', 'openssl', 'bsdextrautils'],
  )
  if (missing) return [leftOut('testssl.sh', missing)]
  const { ca, cert, key } = await makeCertificate()
  const api = await startApi(await venueDatabase(1), { TLS_CERT: cert, TLS_KEY: key })
  const authority = await readFile(ca)
  const found = await testssl(api.port, ca)
  const counted = found.filter(({ id }) => !OF_CERTIFICATE.test(id))
  const above = counted.filter(({ severity }) => ABOVE_LOW.includes(severity))
  const first = await call(api.port, '/api/health', { ca: authority, servername: 'localhost', agent: false })
  const rows = [
    noted('findings of testssl.sh', counted.length),
    none(above.length ? `above low: ${above.map(sentenceOf).join('; ')}` : 'above low', above.length),
    holds('HTTP/2', (await overHttp2(api.port, authority)) === 200),
    holds('HTTP/1.1 for who does not ask for it', first.status === 200),
  ]
  await api.end('SIGTERM')
  return rows
}

const sentenceOf = ({ id, severity, finding }) => `${id} (${severity}): ${finding}`

async function testssl(port, ca) {
  const file = join(await temporaryFolder('prove-testssl'), 'found.json')
  const options = ['--quiet', '--color', '0', '--warnings', 'off', '-n', 'none', '--ip', '127.0.0.1']
  const timeouts = ['--connect-timeout', '10', '--openssl-timeout', '10']
  await new Promise((resolve) => {
    execFile(
      programPath('testssl'),
      [...options, ...timeouts, '--add-ca', ca, '--jsonfile', file, `https://localhost:${port}`],
      { timeout: TESTSSL_MS, maxBuffer: 2 ** 26 },
      resolve,
    )
  })
  const findings = JSON.parse(await readFile(file, 'utf8'))
  const fatal = findings.find(({ severity }) => severity === 'FATAL')
  if (fatal) throw new Error(sentenceOf(fatal))
  return findings
}

function overHttp2(port, ca) {
  return new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, { ca, host: '127.0.0.1' })
    session.on('error', reject)
    const stream = session.request({ ':path': '/api/health' })
    stream.on('error', reject).on('response', (headers) => {
      session.destroy()
      resolve(headers[':status'])
    })
  })
}

export const tls = { title, what, prove, long: true }
