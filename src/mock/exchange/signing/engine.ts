import { pagePicture } from '../../files/paper/svg/page-picture.ts'
import { signedPaper } from './signed-paper.ts'

/** What makes papers and their pictures, with the libraries of both. */
export const engine = { pagePicture, signedPaper }
export type PaperEngine = typeof engine
