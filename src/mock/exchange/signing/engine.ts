import { pagePicture } from '../../files/paper/svg/page-picture.ts'
import { signedForm, signedPaper } from './signed-paper.ts'

/** What makes papers and their pictures, with the libraries of both. */
export const engine = { pagePicture, signedForm, signedPaper }
export type PaperEngine = typeof engine
