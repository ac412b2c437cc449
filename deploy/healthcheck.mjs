import { request as http } from 'node:http'
import { request as https } from 'node:https'

// Exits with 0 while the server of this machine answers its health check. It asks itself, so the certificate's host differs.
const { PORT = '3000', TLS_CERT } = process.env
const options = {
  host: '127.0.0.1',
  port: PORT,
  path: '/api/health',
  timeout: 4_000,
  rejectUnauthorized: false,
}
const asked = (TLS_CERT ? https : http)(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
asked.on('timeout', () => process.exit(1))
asked.on('error', () => process.exit(1))
asked.end()
