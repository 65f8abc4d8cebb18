/** The common start of all scripts. KEYS are not declared: with the original's key names they run on one Redis server only. */
const common = `
local function millis(given)
  if given ~= '' then return tonumber(given) end
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
local function taskKey(id) return 'metadata:task:' .. id end
local function queueKey(queue) return 'metadata:queue:' .. queue end
local function isMine(id, started) return redis.call('HGET', 'metadata:inflight', id) == started end
local function backToQueue(id)
  local task = redis.call('HMGET', taskKey(id), 'queue', 'score')
  redis.call('ZADD', queueKey(task[1] or '3'), task[2] or id, id)
end
local function forget(id)
  redis.call('HDEL', 'metadata:inflight', id)
  redis.call('ZREM', 'metadata:retry', id)
  redis.call('DEL', taskKey(id))
  for queue = 0, 3 do redis.call('ZREM', queueKey(queue), id) end
end
`

/** ARGV: queue, again (1 or 0), then id and score of each card. */
const enqueue = `${common}
local queue, again = tonumber(ARGV[1]), ARGV[2] == '1'
for i = 3, #ARGV, 2 do
  local id, score = ARGV[i], ARGV[i + 1]
  local skip = redis.call('SISMEMBER', 'metadata:cached', id) == 1
  if not skip and redis.call('HEXISTS', 'metadata:failed', id) == 1 then
    if again then redis.call('HDEL', 'metadata:failed', id) else skip = true end
  end
  local known = tonumber(redis.call('HGET', taskKey(id), 'queue') or '4')
  if not skip and queue <= known then
    redis.call('HSET', taskKey(id), 'queue', queue, 'score', score)
    if known < 4 then redis.call('ZREM', queueKey(known), id) end
    local isBusy = redis.call('HEXISTS', 'metadata:inflight', id) == 1
      or redis.call('ZSCORE', 'metadata:retry', id)
    if not isBusy then redis.call('ZADD', queueKey(queue), score, id) end
  end
end
`

/** ARGV: now, interval, lease, idle. Returns { id, started, attempt } or { wait }. */
const claim = `${common}
local now, interval, lease, idle = millis(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local inflight = redis.call('HGETALL', 'metadata:inflight')
for i = 1, #inflight, 2 do
  if tonumber(inflight[i + 1]) + lease <= now then
    redis.call('HDEL', 'metadata:inflight', inflight[i])
    backToQueue(inflight[i])
  end
end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', 'metadata:retry', '-inf', now)) do
  redis.call('ZREM', 'metadata:retry', id)
  backToQueue(id)
end
for queue = 0, 3 do
  while true do
    local id = redis.call('ZRANGE', queueKey(queue), 0, 0)[1]
    if not id then break end
    if redis.call('SISMEMBER', 'metadata:cached', id) == 1 then
      forget(id)
    elseif redis.call('HEXISTS', 'metadata:inflight', id) == 1 then
      redis.call('ZREM', queueKey(queue), id)
    else
      if string.sub(id, 1, 1) ~= '-' then
        local nextFetch = tonumber(redis.call('GET', 'metadata:next') or '0')
        if nextFetch > now then return { tostring(math.min(nextFetch - now, idle)) } end
        redis.call('SET', 'metadata:next', string.format('%.0f', now + interval), 'PX', math.max(interval * 10, 1))
      end
      redis.call('ZREM', queueKey(queue), id)
      if redis.call('HEXISTS', taskKey(id), 'queue') == 0 then
        redis.call('HSET', taskKey(id), 'queue', queue, 'score', 0)
      end
      local attempt = redis.call('HINCRBY', taskKey(id), 'attempts', 1)
      local started = string.format('%.0f', now)
      redis.call('HSET', 'metadata:inflight', id, started)
      return { id, started, tostring(attempt) }
    end
  end
end
return { tostring(idle) }
`

/** ARGV: id, lot. A late worker's lot is accepted too: it was verified against the same CID. */
const complete = `${common}
local id, lot = ARGV[1], ARGV[2]
forget(id)
if redis.call('SADD', 'metadata:cached', id) == 0 then return 0 end
redis.call('HSET', 'card:' .. id, 'lot', lot)
redis.call('HDEL', 'metadata:failed', id)
redis.call('PUBLISH', 'metadata:ready:' .. id, lot)
return 1
`

/** ARGV: id, started, now, pause. */
const retry = `${common}
local id = ARGV[1]
if not isMine(id, ARGV[2]) then return 0 end
redis.call('HDEL', 'metadata:inflight', id)
redis.call('ZADD', 'metadata:retry', millis(ARGV[3]) + tonumber(ARGV[4]), id)
return 1
`

/** ARGV: id, started, failure as JSON. */
const fail = `${common}
local id = ARGV[1]
if not isMine(id, ARGV[2]) then return 0 end
forget(id)
redis.call('HSET', 'metadata:failed', id, ARGV[3])
redis.call('PUBLISH', 'metadata:failed:' .. id, ARGV[3])
return 1
`

/** ARGV: id, started. */
const release = `${common}
local id = ARGV[1]
if not isMine(id, ARGV[2]) then return 0 end
redis.call('HDEL', 'metadata:inflight', id)
redis.call('HINCRBY', taskKey(id), 'attempts', -1)
backToQueue(id)
return 1
`

export const scripts = { enqueue, claim, complete, retry, fail, release }
export type ScriptName = keyof typeof scripts
