import rest from '@loopback/rest'
import { controllersOf } from './controllers.mjs'
import { openRepositories } from './repositories.mjs'

// Baseline: the same calls on LoopBack 4, with models, relations, default repositories and controllers. No session and no
// filter is checked, which favours it.

const app = new rest.RestApplication({ rest: { port: Number(process.env.PORT), host: '127.0.0.1' } })
const repositories = openRepositories(process.env.DATABASE_URL)
// Whoever asks sees the status; a client may ask on purpose for what fails.
app.bind(rest.RestBindings.SequenceActions.LOG_ERROR).to(() => {})
for (const Controller of controllersOf(repositories)) app.controller(Controller)
await app.start()
process.stdout.write(`open at ${app.restServer.url}\n`)
process.once('SIGTERM', () => process.exit())
