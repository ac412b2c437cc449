import { employeesEditProofs } from './testing/proofs/employees-edit.ts'
import { erasureProofs } from './testing/proofs/people/erasure.ts'
import { prove } from './testing/prove.ts'

await prove(employeesEditProofs, erasureProofs)
