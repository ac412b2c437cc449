import { spawn } from 'node:child_process'

const START_MS = 60_000

/** Starts a server on a free port and waits until it says where it is open. */
export async function startServer(name, script, databaseUrl) {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DEMO: 'false',
      PORT: '0',
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  try {
    return { name, port: await portOf(name, child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function portOf(name, child) {
  return new Promise((resolve, reject) => {
    let output = ''
    const giveUp = () => reject(new Error(`${name} did not start. ${output}`))
    const timer = setTimeout(giveUp, START_MS)
    child.once('close', giveUp)
    child.stdout.on('data', (chunk) => {
      output += chunk
      const port = /open at http:\/\/\S+:(\d+)/.exec(output)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolve(Number(port))
    })
  })
}
