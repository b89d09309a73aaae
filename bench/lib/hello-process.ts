import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The least that a program can be that answers over HTTP: what Node and Hono take to start.
const hello = new Hono().get('/readyz', c => c.text('hello'))
serve({ fetch: hello.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
