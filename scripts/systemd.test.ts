import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSED } from '@strongroom/api/process'
import { readConfig, variables } from '@strongroom/shared/config'
import { describe, expect, test } from 'vitest'
import { apiYoungGeneration, memorySettings, smallYoungGeneration } from './memory-settings.ts'
import { root } from './tool.ts'

const textOf = (file: string) => readFileSync(join(root, 'scripts', file), 'utf8')

/** The settings of a unit, those of one name with a space between. */
const settingsOf = (unit: string): ReadonlyMap<string, string> => {
  const settings = new Map<string, string>()
  for (const [, name = '', value = ''] of textOf(unit).matchAll(/^(\w+)=(.*)$/gm))
    settings.set(name, [settings.get(name), value].filter(Boolean).join(' '))
  return settings
}

describe.each([
  ['systemd/strongroom-api@.service', 'api/src/main.ts', apiYoungGeneration],
  ['systemd/strongroom-workers@.service', 'workers/src/main.ts', smallYoungGeneration],
])('%s', (unit, script, flag) => {
  const settings = settingsOf(unit)

  test('runs the program that there is, with the memory that `npm start` gives it', () => {
    expect(existsSync(join(root, script))).toBe(true)
    expect(settings.get('ExecStart')).toBe(
      `${settings.get('WorkingDirectory')}/node_modules/node/bin/node ${flag} ${script}`,
    )
    const { MALLOC_MMAP_THRESHOLD_: threshold } = memorySettings
    expect(settings.get('Environment')).toContain(
      `MALLOC_MMAP_THRESHOLD_=${threshold} NODE_OPTIONS=--max-old-space-size=2000`,
    )
    expect(memorySettings.NODE_OPTIONS).toContain('--max-old-space-size=2000')
  })

  test('is started again, but where a person has to see to it', () => {
    expect(settings.get('Restart')).toBe('always')
    expect(settings.get('RestartPreventExitStatus')).toBe(String(REFUSED))
  })

  test('has no privilege, and may write to its own folder alone', () => {
    expect(settings.get('User')).toBe('strongroom')
    expect(settings.get('CapabilityBoundingSet')).toBe('')
    expect(settings.get('NoNewPrivileges')).toBe('true')
    expect(settings.get('ProtectSystem')).toBe('strict')
    expect(settings.has('ReadWritePaths')).toBe(false)
  })
})

describe('systemd/environment.example', () => {
  const lines = [...textOf('systemd/environment.example').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)]
  // `openssl rand -hex 32`, as it advises.
  const key = '9b1c0f6f3f0c5b8e9b4f9a5f0d6f2a716f1c0f6f3f0c5b8e9b4f9a5f0d6f2a7e'
  const given = Object.fromEntries(
    lines.map(([, name, value = '']) => [name, value.replace(/<.*>$|<[^@]*>(?=@)/, key)]),
  )

  test('has only variables that the configuration knows, and enough of them for production', () => {
    expect(Object.keys(given).filter(name => !variables.some(each => each === name))).toEqual([])
    expect(readConfig({ ...given, MAIL_FROM: 'a@money.example' })).toMatchObject({
      production: true,
      trustedProxies: 1,
      dataDirectory: '/var/lib/strongroom',
    })
  })
})

test('the proxy for Debian asks the ports that the units are started on', () => {
  const example =
    /strongroom-api@(\d+) strongroom-api@(\d+)/.exec(textOf('systemd/strongroom-api@.service')) ?? []
  for (const port of example.slice(1))
    expect(textOf('docker/upstream.debian.conf')).toContain(`server 127.0.0.1:${port} `)
  expect(example).toHaveLength(3)
})
