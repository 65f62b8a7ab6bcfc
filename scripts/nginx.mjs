// node scripts/nginx.mjs [--check]: writes the nginx configurations in deploy/, or only checks that they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { htmlPages } from '../deploy/documents.mjs'
import { hostsOf, noncePlaceholder, securityHeaders } from '../deploy/headers.mjs'
import { isMain, root } from './lib/run.mjs'

/** The configurations in the repository: behind a TLS terminator, and with TLS. */
export const configurations = { 'deploy/nginx.conf': {}, 'deploy/nginx.tls.conf': { tls: {} } }

const encrypted = ({ port = 8443, certificates = '/etc/nginx/certs', isOld = false }) =>
  [
    // nginx 1.25.1 replaced the parameter of `listen` by the directive `http2 on`.
    ...(isOld ? [`listen ${port} ssl http2;`] : [`listen ${port} ssl;`, 'http2 on;']),
    `ssl_certificate ${certificates}/portal.crt;`,
    `ssl_certificate_key ${certificates}/portal.key;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
    'ssl_prefer_server_ciphers off;',
    'ssl_session_cache shared:portal:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ].join('\n    ')

const sentOn = (port) => `  # Without TLS: the health check of the container, and the redirect to https.
  server {
    listen ${port};
    location = /healthz {
      access_log off;
      default_type text/plain;
      return 200 "ok";
    }
    location / {
      return 308 https://$host$request_uri;
    }
  }

`

/**
 * The nginx configuration for the hosts in `env`. With `tls` nginx terminates TLS: on `tls.port`, with
 * `portal.crt` and `portal.key` in `tls.certificates`; `tls.isOld` is for nginx before 1.25.1.
 */
export function nginxConf(
  template,
  env,
  {
    wwwRoot = '/usr/share/nginx/html',
    mimeTypes = '/etc/nginx/mime.types',
    realIp = '/etc/nginx/real-ip',
    temp = '/tmp',
    port = 8080,
    tls,
  } = {},
) {
  const headers = Object.entries(securityHeaders({ nonce: '$request_id', ...hostsOf(env) }))
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n')
  const values = {
    NOTICE: 'Written by scripts/nginx.mjs from nginx.conf.template, headers.mjs and .env.production. Do not edit.',
    ROOT: wwwRoot,
    MIME_TYPES: mimeTypes,
    REAL_IP: realIp,
    TEMP: temp,
    CLEARTEXT: tls ? sentOn(port) : '',
    LISTEN: tls ? encrypted(tls) : `listen ${port};`,
    HEADERS: headers,
    NONCE_PLACEHOLDER: noncePlaceholder,
    HTML_PAGES: htmlPages.join('|'),
  }
  return template.replace(/\{\{(\w+)\}\}/g, (mark, name) => {
    if (values[name] === undefined) throw new Error(`nginx.conf.template contains the unknown placeholder ${mark}`)
    return values[name]
  })
}

/** The current content of a configuration in deploy/. */
export function currentNginxConf(options) {
  const template = readFileSync(path.join(root, 'deploy/nginx.conf.template'), 'utf8')
  return nginxConf(template, parseEnv(readFileSync(path.join(root, '.env.production'), 'utf8')), options)
}

if (isMain(import.meta)) {
  for (const [file, options] of Object.entries(configurations)) {
    const target = path.join(root, file)
    const conf = currentNginxConf(options)
    if (!process.argv.includes('--check')) {
      writeFileSync(target, conf)
      console.log(`${file} written`)
    } else if (readFileSync(target, 'utf8') !== conf) {
      console.error(`${file} is out of date: run node scripts/nginx.mjs`)
      process.exitCode = 1
    }
  }
}
