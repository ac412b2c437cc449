import { authProofs } from './testing/proofs/auth.ts'
import { badgesProofs } from './testing/proofs/badges.ts'
import { employeeCallsProofs } from './testing/proofs/employee-calls.ts'
import { employeesListProofs } from './testing/proofs/employees-list.ts'
import { signupProofs } from './testing/proofs/signup.ts'
import { prove } from './testing/prove.ts'

await prove(authProofs, signupProofs, employeesListProofs, employeeCallsProofs, badgesProofs)
