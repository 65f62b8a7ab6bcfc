import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { ListPage } from './list.mjs'

// The page's HTML has started the request before this script is loaded.
const ask = () => window.listing.then((response) => response.json()).then((reply) => reply.data.records)

createRoot(document.querySelector('#root')).render(h(ListPage, { ask }))
