import { payrollProofs } from './testing/proofs/payroll/all.ts'
import { prove } from './testing/prove.ts'

await prove(...payrollProofs)
