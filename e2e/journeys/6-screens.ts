import type { Page } from 'playwright-core'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const MEMBER_PAGES = [
  'dashboard',
  'balance',
  'digitalaccount',
  'digitalaccount/USD',
  'swap',
  'trades/buy',
  'topup',
  'withdrawtobank',
  'banks/sendpayment',
  'sendonchain',
  'userbindccaddress',
  'userbindccaddress/add',
  'prepaidcard/opencard',
  'prepaidcard',
  'quickpay',
  'transactions',
  'statements',
  'records/swap',
  'records/quickpay',
  'records/topup',
  'accountinfo',
  'setting',
  'setting/password',
  'setting/delete',
  'setting/security',
  'setting/notices',
  'setting/unfreeze',
  'editaccount',
  'referrals',
  'vipapply',
  'giftcardapply',
  'records/login',
  'virtualaccount',
  'banks/instruction',
]
const ADMIN_PAGES = [
  'admin',
  'admin/inbox',
  'admin/bulk',
  'admin/topup',
  'admin/member',
  'admin/transactions',
  'admin/audit',
  'admin/audit/events/1',
  'admin/looks',
  'admin/counterfactuals',
  'admin/exports',
  'admin/proof',
  'admin/trial-balance',
  'admin/postings',
  'admin/periods',
  'admin/reconciliation',
  'admin/totalassets',
  'admin/income',
  'admin/journal',
  'admin/holdings',
  'admin/operations',
  'admin/operations/parked',
  'admin/operations/queues',
  'admin/operations/outboxes',
  'admin/operations/platform',
  'admin/emaillog',
  'admin/uservips',
  'admin/sendonchain',
  'admin/ccaddress',
  'admin/useraddress',
  'admin/useraddress/book',
  'admin/addressforward',
  'admin/addressbalancecollecteds',
  'admin/agents',
  'admin/sendonchainfees',
  'admin/currencys',
  'admin/swaprates',
  'admin/proposals',
  'admin/sysconfigs/policy',
  'admin/wallets',
  'admin/cardordernumbers',
  'admin/cardimports',
]

const LOOKS = [
  { name: 'desktop-en-light', language: '', width: 1440, colorScheme: 'light' },
  { name: 'desktop-zh-dark', language: 'zh/', width: 1440, colorScheme: 'dark' },
  { name: 'phone-ja-light', language: 'ja/', width: 390, colorScheme: 'light' },
  { name: 'phone-sc-dark', language: 'sc/', width: 390, colorScheme: 'dark' },
  { name: 'narrow-en-light', language: '', width: 360, colorScheme: 'light' },
] as const

/** The desktop in an ordinary run, in which a narrow phone is at every address already; the others with ALL_LOOKS=1. */
const looks = process.env.ALL_LOOKS ? LOOKS : LOOKS.filter(({ name }) => name === 'desktop-zh-dark')

const settled = async (page: Page) => {
  await page.locator('main').waitFor()
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
}

const photograph = async (
  { picture }: Tools,
  page: Page,
  paths: readonly string[],
  look: (typeof LOOKS)[number],
) => {
  for (const path of paths) {
    await page.goto(`/${look.language}${path}`)
    await settled(page)
    await staysInside(page, `/${path}`)
    await picture(`${look.name}-${path.replaceAll('/', '-')}`, page, { fullPage: true })
  }
}

/** The newest transaction, by its row: its address has an id that is made anew with each platform. */
const photographTransaction = async ({ picture }: Tools, page: Page, look: (typeof LOOKS)[number]) => {
  await page.goto(`/${look.language}transactions`)
  await page.locator('main a.line-link').first().click()
  await page.waitForURL(/\/transactions\/./)
  await page.locator('.history').waitFor()
  await settled(page)
  await staysInside(page, '/transactions/$id')
  await picture(`${look.name}-transactions-id`, page, { fullPage: true })
}

const journeys: readonly Journey[] = looks.map(look => ({
  runsBeside: true,
  name: `a person sees every screen whole: ${look.name}`,
  run: async tools => {
    const { colorScheme, width } = look
    const options = { colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' as const }
    for (const [email, paths] of [
      ['ada@example.com', MEMBER_PAGES],
      ['admin@example.com', ADMIN_PAGES],
    ] as const) {
      const page = await tools.open(options)
      await tools.signedIn(page, email)
      await photograph(tools, page, paths, look)
      if (paths === MEMBER_PAGES) await photographTransaction(tools, page, look)
    }
    const visitor = await tools.open(options)
    await photograph(
      tools,
      visitor,
      [
        '',
        'register',
        'forgetpassword',
        'verify',
        'proof',
        'user',
        'user/advantage',
        'user/purchase-coin',
        'user/faq',
        'user/download',
        'hk',
        'no-such-page',
      ],
      look,
    )
  },
}))
export default journeys
