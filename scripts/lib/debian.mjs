/** A mirror may be unavailable for a moment, and another program may be installing. */
export const patient = ['-o', 'Acquire::Retries=5', '-o', 'DPkg::Lock::Timeout=300']

/** Installs Debian packages with `on.run` and `on.log`; resolves with null or the reason of the failure. */
export async function installWithApt(on, packages) {
  on.log(`Installing ${packages.join(', ')} (apt-get) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const args = [...patient, 'install', '-y', '--no-install-recommends', ...packages]
  const { code, output } = await on.run('apt-get', args, { env, capture: true })
  return code === 0 ? null : `apt-get install ${packages.join(' ')}: ${output.trim().split('\n').at(-1)}`
}
