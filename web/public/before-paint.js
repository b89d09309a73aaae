// Runs before the first paint, so that a dark page never flashes white. Its own file because of the content policy.
;(() => {
  const kept = localStorage.getItem('scheme') || 'auto'
  const dark = kept === 'dark' || (kept === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()

// Says what happens where the scripts of the screens do not arrive, and loads the page again until they do: less often each time.
;(() => {
  const WORDS = {
    en: [
      'This page has not arrived yet',
      'The server is busy, or the line is down. The page is loaded again by itself. Nothing was sent.',
    ],
    zh: ['此頁面尚未載入', '伺服器繁忙，或連線中斷。頁面會自動重新載入。沒有送出任何資料。'],
    sc: ['此页面尚未加载', '服务器繁忙，或连接中断。页面会自动重新加载。没有发送任何数据。'],
    ja: [
      'このページはまだ届いていません',
      'サーバーが混み合っているか、接続が切れています。自動的に再読み込みします。何も送信されていません。',
    ],
  }
  const TAGS = { en: 'en', zh: 'zh-Hant', sc: 'zh-Hans', ja: 'ja' }
  const KEY = 'starts_failed'
  const chosen = () => {
    const inPath = location.pathname.split('/')[1]
    const asked = [inPath, localStorage.getItem('language')].find(each => Object.hasOwn(WORDS, each))
    if (asked) return asked
    const first = navigator.languages.find(tag => /^(en|ja|zh)/.test(tag)) || 'en'
    if (first.startsWith('zh')) return /Hant|TW|HK|MO/i.test(first) ? 'zh' : 'sc'
    return first.slice(0, 2)
  }
  let isSaid = false
  const say = () => {
    if (isSaid) return
    isSaid = true
    const language = chosen()
    const [title, why] = WORDS[language]
    const page = document.createElement('main')
    page.className = 'not-arrived'
    page.lang = TAGS[language]
    page.style.cssText =
      'min-height:100vh;display:grid;place-content:center;justify-items:center;gap:8px;padding:24px;text-align:center;color:light-dark(#0f1b21,#e9eff1);background:light-dark(#f5f7f7,#0a1115);font:15px/1.6 system-ui,sans-serif'
    const heading = Object.assign(document.createElement('h1'), { textContent: title })
    heading.style.cssText = 'margin:0;font-size:26px;line-height:1.3'
    const text = Object.assign(document.createElement('p'), { textContent: why })
    text.style.cssText = 'margin:0;max-width:46ch'
    text.setAttribute('role', 'status')
    page.append(heading, text)
    document.title = `${title} · Strongroom`
    document.documentElement.style.colorScheme = document.documentElement.dataset.mantineColorScheme
    document.body.style.margin = '0'
    ;(document.getElementById('root') || document.body).replaceChildren(page)
    const failed = Number(sessionStorage.getItem(KEY) || 0)
    sessionStorage.setItem(KEY, String(failed + 1))
    const again = () => location.reload()
    addEventListener('online', again)
    setTimeout(again, Math.min(2000 * 2 ** failed, 60000))
  }
  const sayOnceDrawn = () =>
    document.body ? say() : addEventListener('DOMContentLoaded', say, { once: true })
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module' && !target.async) sayOnceDrawn()
    },
    true,
  )
  // The screens' own script has come, and what it needs to begin has not.
  addEventListener('strongroom-not-arrived', sayOnceDrawn)
  addEventListener('strongroom-started', () => sessionStorage.removeItem(KEY))
})()
