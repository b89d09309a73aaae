import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './tool.ts'

type Rule = {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly action: string }
}
const read = (file: string) => readFileSync(join(root, 'scripts/docker', file), 'utf8')
const alerts = parse(read('prometheus/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] }
const rules = alerts.groups.flatMap(group => group.rules)

/** Every bracket is closed by its like; names are looked at in `api/src/http/service/dashboards.test.ts`. */
const isBalanced = (expression: string): boolean => {
  const open: string[] = []
  for (const sign of expression.replaceAll(/"[^"]*"/g, '')) {
    if ('([{'.includes(sign)) open.push(sign)
    const at = ')]}'.indexOf(sign)
    if (at >= 0 && open.pop() !== '([{'[at]) return false
  }
  return open.length === 0
}

describe('the alert rules', () => {
  test('have names of their own, and each says what it means and what to do first', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    expect(rules.length).toBeGreaterThan(15)
    for (const { alert, expr, labels, annotations } of rules) {
      expect(isBalanced(expr), alert).toBe(true)
      expect(['page', 'ticket'], alert).toContain(labels.severity)
      expect([annotations.summary, annotations.action], alert).not.toContain(undefined)
    }
  })

  test('are those that Prometheus is told of, and it asks with the token', () => {
    const config = parse(read('prometheus/prometheus.yml'))
    expect(config.rule_files).toEqual(['alerts.yml'])
    expect(config.scrape_configs[0]).toMatchObject({
      job_name: 'strongroom',
      authorization: expect.anything(),
    })
  })
})

test('the dashboard’s panels have titles, queries and places of their own', () => {
  const { panels } = JSON.parse(read('grafana/strongroom.json')) as {
    panels: { id: number; type: string; title: string; targets?: { expr: string }[] }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  for (const { type, title, targets = [] } of panels) {
    expect(title).not.toBe('')
    expect(targets.length > 0 || type === 'row', title).toBe(true)
    for (const { expr } of targets) expect(isBalanced(expr), expr).toBe(true)
  }
})
