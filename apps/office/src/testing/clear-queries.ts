import { beforeEach } from 'vitest'
import { queryClient } from '../lib/query-client.ts'

// The test files of a worker share the client: each test begins without answers of another one.
beforeEach(() => queryClient.clear())
