import { get } from '../../calls.ts'
import { MyData } from './contract.ts'

export const MY_DATA_CALLS = {
  copy: get('/api/users/me/data', { may: 'signedIn', answer: MyData }),
}
