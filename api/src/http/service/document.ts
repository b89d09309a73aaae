import { html, raw } from 'hono/html'

/** Markup of `html`: every value in it has been escaped, unless it was markup itself. */
export type Html = ReturnType<typeof html>

const style = raw(`
  :root { color-scheme: light dark; font: 15px/1.55 system-ui, 'Noto Sans CJK SC', sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem; text-transform: capitalize }
  article, details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; padding: .6rem .9rem; margin: .5rem 0; }
  summary { cursor: pointer; display: flex; gap: .8rem; flex-wrap: wrap; align-items: baseline }
  code, pre { font: 13px/1.5 ui-monospace, 'Noto Sans Mono', monospace; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; margin: .4rem 0 }
  .quiet { opacity: .7 } .code { font-size: 1.4rem; letter-spacing: .2em }
`)

/** A whole page without scripts. */
export const document = (title: string, body: Html): Html =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><body>${body}</body></html>`
