import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The full path of a program on PATH, or null. */
export function onPath(name, { env = process.env, platform = process.platform } = {}) {
  const endings = platform === 'win32' ? ['.exe', '.cmd', ''] : ['']
  const folders = (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(Boolean)
  const files = folders.flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
  return files.find(isProgram) ?? null
}
