import { sitePicturesProofs } from './testing/proofs/pictures/site-pictures.ts'
import { prove } from './testing/prove.ts'

await prove(sitePicturesProofs)
