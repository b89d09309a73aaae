import type { Language } from '../../i18n/languages.ts'

type Words = {
  readonly lang: string
  readonly title: string
  readonly why: string
  readonly stays: readonly string[]
  readonly waits: string
  readonly again: string
}

/**
 * The words of the page that a device shows when it cannot reach the server. They are not in the catalogues, because the
 * service worker starts without the web client and without a network.
 */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    lang: 'en',
    title: 'You are offline',
    why: 'This device cannot reach Strongroom, so this page cannot be opened now. Nothing was sent.',
    stays: [
      'A tab that was open before keeps its last figures, in grey, with their time.',
      'Statements and receipts that you have saved on this device can be opened and read.',
    ],
    waits:
      'Balances, payments and codes need the server. Strongroom keeps none of them on this device, so that nobody else can read them here.',
    again: 'Try again',
  },
  zh: {
    lang: 'zh-Hant',
    title: '您已離線',
    why: '此裝置無法連線至 Strongroom，因此目前無法開啟此頁面。沒有送出任何資料。',
    stays: [
      '先前已開啟的分頁會以灰色保留最後的數字及其時間。',
      '您已儲存在此裝置上的對帳單和收據仍可開啟閱讀。',
    ],
    waits: '餘額、付款和驗證碼都需要伺服器。Strongroom 不會把這些資料保留在此裝置上，以免他人在此讀取。',
    again: '再試一次',
  },
  sc: {
    lang: 'zh-Hans',
    title: '您已离线',
    why: '此设备无法连接到 Strongroom，因此目前无法打开此页面。没有发送任何数据。',
    stays: [
      '之前已打开的标签页会以灰色保留最后的数字及其时间。',
      '您已保存在此设备上的对账单和收据仍可打开阅读。',
    ],
    waits: '余额、付款和验证码都需要服务器。Strongroom 不会把这些数据保留在此设备上，以免他人在此读取。',
    again: '再试一次',
  },
  ja: {
    lang: 'ja',
    title: 'オフラインです',
    why: 'この端末から Strongroom に接続できないため、このページを今は開けません。何も送信されていません。',
    stays: [
      '以前から開いているタブには、最後の数字がその時刻とともに灰色で残ります。',
      'この端末に保存した明細書と取引証明書は、開いて読むことができます。',
    ],
    waits:
      '残高、支払い、確認コードにはサーバーが必要です。ほかの人に読まれないよう、Strongroom はこれらをこの端末に保存しません。',
    again: 'もう一度試す',
  },
}

/** As in `tokens.css`, which cannot be asked for without a network. */
const STYLE = `:root{color-scheme:light dark;--paper:#f5f7f7;--surface:#fff;--line:#d9e0e2;--ink:#0f1b21;--muted:#4f606a;--accent:#0a5f80;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#0a1115;--surface:#111a1f;--line:#243239;--ink:#e9eff1;--muted:#a0b2ba;--accent:#74c7e8;--on-accent:#06202b}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:15px/1.6 system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:520px;padding:24px;overflow-wrap:anywhere}
section{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:24px}
strong{display:block;margin-bottom:16px;font-size:17px}
h1{margin:0 0 8px;font-size:22px;line-height:1.3}
p,ul{margin:0 0 16px}ul{padding-left:20px}li{margin-bottom:6px}.quiet{color:var(--muted)}
a{display:block;padding:12px;border-radius:8px;background:var(--accent);color:var(--on-accent);text-align:center;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}`

/** The language that an address asks for; else the first of the browser's that the product has; else English. */
export const offlineLanguage = (pathname: string, preferred: readonly string[]): Language => {
  const [, first = ''] = pathname.split('/')
  if (Object.hasOwn(WORDS, first)) return first as Language
  for (const tag of preferred) {
    if (tag.startsWith('ja')) return 'ja'
    if (tag.startsWith('zh')) return /Hant|TW|HK|MO/i.test(tag) ? 'zh' : 'sc'
    if (tag.startsWith('en')) return 'en'
  }
  return 'en'
}

/** The page in a language: what cannot be seen now, what still can, and why no balance is kept on the device. */
export const offlinePage = (language: Language): string => {
  const { lang, title, why, stays, waits, again } = WORDS[language]
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Strongroom</title><style>${STYLE}</style></head><body><main><strong>Strongroom</strong><section><h1>${title}</h1><p>${why}</p><ul>${stays.map(each => `<li>${each}</li>`).join('')}</ul><p class="quiet">${waits}</p><a href="">${again}</a></section></main></body></html>`
}
