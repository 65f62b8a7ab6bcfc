// node scripts/nginx.mjs [--check]: writes deploy/nginx.conf, or only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { htmlPages } from '../deploy/documents.mjs'
import { hostsOf, noncePlaceholder, securityHeaders } from '../deploy/headers.mjs'
import { isMain, root } from './lib/run.mjs'

const target = path.join(root, 'deploy/nginx.conf')

/** The nginx configuration for the hosts that `env` names. */
export function nginxConf(
  template,
  env,
  { wwwRoot = '/usr/share/nginx/html', mimeTypes = '/etc/nginx/mime.types' } = {},
) {
  const headers = Object.entries(securityHeaders({ nonce: '$request_id', ...hostsOf(env) }))
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n')
  const values = {
    NOTICE: 'Written by scripts/nginx.mjs from nginx.conf.template, headers.mjs and .env.production. Do not edit.',
    ROOT: wwwRoot,
    MIME_TYPES: mimeTypes,
    HEADERS: headers,
    NONCE_PLACEHOLDER: noncePlaceholder,
    HTML_PAGES: htmlPages.join('|'),
  }
  return template.replace(/\{\{(\w+)\}\}/g, (mark, name) => {
    if (values[name] === undefined) throw new Error(`nginx.conf.template names ${mark}, which is not known`)
    return values[name]
  })
}

/** What deploy/nginx.conf has to hold now. */
export function currentNginxConf(options) {
  const template = readFileSync(path.join(root, 'deploy/nginx.conf.template'), 'utf8')
  return nginxConf(template, parseEnv(readFileSync(path.join(root, '.env.production'), 'utf8')), options)
}

if (isMain(import.meta)) {
  const conf = currentNginxConf()
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== conf) {
      console.error('deploy/nginx.conf is out of date: run node scripts/nginx.mjs')
      process.exit(1)
    }
  } else {
    writeFileSync(target, conf)
    console.log('deploy/nginx.conf written')
  }
}
