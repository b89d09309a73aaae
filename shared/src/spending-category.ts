/** The category of a purchase, by its merchant's category code; `other` where there is no code, or one that says too little. */
export const spendingCategories = [
  'groceries',
  'eating',
  'shopping',
  'transport',
  'travel',
  'bills',
  'digital',
  'health',
  'leisure',
  'education',
  'finance',
  'services',
  'public',
  'other',
] as const
/** The name of one category, as read models keep it. */
export type SpendingCategory = (typeof spendingCategories)[number]

type Range = readonly [from: number, to: number, category: SpendingCategory]

/** Merchant category codes of ISO 18245, both ends included. The first range that fits decides: narrow ones stand before wide ones. */
const ranges: readonly Range[] = [
  [4119, 4119, 'health'],
  [5734, 5734, 'digital'],
  [5811, 5814, 'eating'],
  [5815, 5818, 'digital'],
  [5912, 5912, 'health'],
  [5975, 5976, 'health'],
  [3000, 3999, 'travel'],
  [4411, 4411, 'travel'],
  [4511, 4582, 'travel'],
  [4722, 4723, 'travel'],
  [7011, 7033, 'travel'],
  [7512, 7519, 'travel'],
  [4011, 4789, 'transport'],
  [5511, 5599, 'transport'],
  [7523, 7549, 'transport'],
  [4829, 4829, 'finance'],
  [4812, 4900, 'bills'],
  [7372, 7379, 'digital'],
  [5411, 5499, 'groceries'],
  [5200, 5999, 'shopping'],
  [8011, 8099, 'health'],
  [7829, 7999, 'leisure'],
  [8211, 8299, 'education'],
  [6010, 6540, 'finance'],
  [8398, 8699, 'public'],
  [9211, 9405, 'public'],
  [700, 1799, 'services'],
  [7210, 7399, 'services'],
  [8111, 8999, 'services'],
]

/** The category of a merchant category code, such as `5411`. */
export const spendingCategoryOf = (mcc: string | null | undefined): SpendingCategory => {
  if (!mcc || !/^\d{4}$/.test(mcc)) return 'other'
  const code = Number(mcc)
  return ranges.find(([from, to]) => from <= code && code <= to)?.[2] ?? 'other'
}
