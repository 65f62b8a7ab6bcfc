import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Rows } from './list.mjs'

const rows = JSON.parse(document.querySelector('#rows').textContent)

/** A link to a view that is already in memory: the lower limit of a route change. */
function TransitionPage() {
  const [path, setPath] = useState('/')
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const go = (event) => {
    event.preventDefault()
    history.pushState(null, '', '/hall')
    setPath('/hall')
  }
  return h(
    'main',
    null,
    path === '/hall'
      ? [h('h1', { key: 'title' }, '竞价大厅'), h(Rows, { key: 'rows', rows, elapsed: 0 })]
      : [h('h1', { key: 'title' }, '首页'), h('a', { key: 'link', href: '/hall', onClick: go }, '更多')],
  )
}

createRoot(document.querySelector('#root')).render(h(TransitionPage))
