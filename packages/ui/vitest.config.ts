import { defineConfig } from 'vitest/config'
import { face } from './vite/face.ts'

export default defineConfig(face('ui'))
