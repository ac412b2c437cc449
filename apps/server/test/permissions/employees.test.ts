import { employeesEditProofs } from './testing/proofs/employees-edit.ts'
import { prove } from './testing/prove.ts'

await prove(employeesEditProofs)
