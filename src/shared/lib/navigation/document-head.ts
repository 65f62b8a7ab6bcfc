import { useEffect } from 'react'
import { brand } from '../../config/brand.ts'
import { documentTitle } from './page-title.ts'

export type DocumentHead = {
  title: string
  description: string
  /** A path of this site or an address. */
  image: string | null
  /** Of Open Graph. */
  type: 'article' | 'website'
  /** schema.org, without its context. */
  data: Readonly<Record<string, unknown>>
}

const mark = 'data-screen'

function meta(name: string, content: string): HTMLMetaElement {
  const element = document.createElement('meta')
  element.setAttribute('property', name)
  element.content = content
  return element
}

function jsonLd(data: DocumentHead['data']): HTMLScriptElement {
  const element = document.createElement('script')
  element.type = 'application/ld+json'
  // A data block is never executed; its text is not parsed as HTML either. By `text`, so that the policy sees it.
  element.text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return element
}

/** That of the page, which every address has. */
const pageDescription = () => document.querySelector<HTMLMetaElement>('meta[name=description]')
let usualDescription: string | undefined

function describe(text: string): void {
  const element = pageDescription()
  if (!element) return
  usualDescription ??= element.content
  element.content = text
}

function write({ title, description, image, type, data }: DocumentHead): void {
  const full = documentTitle(brand.productName, [title])
  document.title = full
  const elements = [
    meta('og:title', title),
    meta('og:description', description),
    meta('og:type', type),
    meta('og:url', location.href),
    meta('og:site_name', brand.productName),
    ...(image ? [meta('og:image', new URL(image, location.origin).href)] : []),
    jsonLd(data),
  ]
  for (const element of elements) element.setAttribute(mark, '')
  document.head.append(...elements)
  describe(description)
}

const clear = () => {
  for (const element of document.head.querySelectorAll(`[${mark}]`)) element.remove()
  if (usualDescription !== undefined) describe(usualDescription)
}

/** Title, description, Open Graph and schema.org data of what a screen shows; those of the route otherwise. */
export function useDocumentHead(head: DocumentHead | null): void {
  const text = head && JSON.stringify(head)
  useEffect(() => {
    if (text === null) return undefined
    let isOver = false
    // The route's own title is written in the same pass of effects, after this one.
    queueMicrotask(() => {
      if (!isOver) write(JSON.parse(text) as DocumentHead)
    })
    return () => {
      isOver = true
      clear()
    }
  }, [text])
}

/** Announces the Atom feed of what a screen lists; null while there is none. */
export function useFeedInHead(address: string | null, title: string): void {
  useEffect(() => {
    if (address === null) return undefined
    const link = document.createElement('link')
    Object.assign(link, { rel: 'alternate', type: 'application/atom+xml', href: address, title })
    document.head.append(link)
    return () => link.remove()
  }, [address, title])
}
