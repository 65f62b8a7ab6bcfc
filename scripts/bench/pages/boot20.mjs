import { createElement as h } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ListPage } from './list.mjs'

const painted = JSON.parse(document.querySelector('#rows').textContent)

hydrateRoot(document.querySelector('#root'), h(ListPage, { painted }))
