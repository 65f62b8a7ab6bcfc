import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { registerDocumentFont } from '../files/paper/font-source.ts'

const { resolve } = createRequire(import.meta.url)

/** The font of documents for the mounts in Node, from the installed package. */
export function registerNodeFont(): void {
  registerDocumentFont(() =>
    readFile(resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf')),
  )
}
