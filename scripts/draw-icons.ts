import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

// `npm run icons`: draws the icons of the installed app from `web/public/mark.svg`. They are kept in the repository, because
// a build needs no browser.
const folder = join(import.meta.dirname, '../web/public')
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8')

/** A system cuts a maskable icon to its own shape, and shows all within four fifths of its width. */
const MASKED = 0.72
const icons = [
  { name: '192', size: 192, scale: 1 },
  { name: '512', size: 512, scale: 1 },
  { name: 'maskable-512', size: 512, scale: MASKED },
  { name: 'apple-180', size: 180, scale: 0.86 },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const { name, size, scale } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const ground = scale < 1 ? '#0f1b21' : 'transparent'
  const drawn = mark.replace('<svg ', `<svg width="${size * scale}" height="${size * scale}" `)
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${drawn}`,
  )
  await page.screenshot({ path: join(folder, `icons/${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
