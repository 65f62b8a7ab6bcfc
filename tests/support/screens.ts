import { configure } from '@testing-library/dom'
import { afterEach } from 'vitest'
import { closePage } from './render-route.tsx'

// A file may set it otherwise for itself.
configure({ defaultHidden: false })

afterEach(closePage)
