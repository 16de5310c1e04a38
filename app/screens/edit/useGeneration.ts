import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImageStyle } from '@festoon/contract/imageStyles'
import { limits } from '@festoon/contract/limits'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { CallError } from '../../api/postCall.ts'
import { coinsQuery } from '../../api/queries.ts'
import { freeCoins, setFreeCoins } from '../../session/freeCoins.ts'
import { newUuid } from '../../session/newUuid.ts'
import { useSession } from '../../session/useSession.ts'
import type { EventFields } from './eventFields.ts'
import { generationText, pollMs, type Generation } from './generation.ts'

export interface ImageWishes {
  prompt: string
  style: ImageStyle
  useVerbatim: boolean
}

export interface ImageGenerator {
  generation: Generation
  /** Coins that are left; undefined: not known yet. */
  coins: number | undefined
  generate: (fields: EventFields, wishes: ImageWishes) => Promise<void>
}

/** Has pictures drawn: asks, waits up to 60 seconds, and keeps count of the coins (IMG-01, CONST-43, COIN-02). */
export function useGeneration(): ImageGenerator {
  const [generation, setGeneration] = useState<Generation>({ status: 'idle' })
  const [free, setFree] = useState(freeCoins)
  const { isSignedIn } = useSession()
  const queryClient = useQueryClient()
  const { data: balance } = useQuery({ ...coinsQuery, enabled: isSignedIn })
  const fail = (message: string): void => setGeneration({ status: 'failed', message })

  const generate = async (fields: EventFields, { prompt, style, useVerbatim }: ImageWishes): Promise<void> => {
    const eventName = fields.title.trim()
    if (eventName === '' && prompt.trim() === '') return fail(generationText.needsWords)
    const taskId = newUuid()
    const { primary, text } = fields.colors
    const asked = { eventName, eventUuid: fields.id, prompt: prompt.trim(), useVerbatim, taskId, style }
    const request = { ...asked, colors: { primary, text } }
    setGeneration({ status: 'asked', taskId, askedAt: Date.now() })
    try {
      if (isSignedIn) await call('generateEventImage', request)
      else {
        const answer = await call('sampleEventImage', { ...request, remainingCoinBalance: free })
        setFreeCoins(answer.remainingCoinBalance)
        setFree(answer.remainingCoinBalance)
      }
    } catch (error) {
      const isTold = error instanceof CallError && ['notEnoughCoins', 'rateLimited', 'network'].includes(error.reason)
      fail(isTold ? errorMessage(error) : generationText.failed)
    }
    return undefined
  }
  const giveBack = (): void => {
    if (isSignedIn) return
    const left = Math.min(free + limits.imageSetCoins, limits.freeCoins)
    setFreeCoins(left)
    setFree(left)
  }

  const ask = useEffectEvent(async (taskId: string, askedAt: number): Promise<void> => {
    try {
      const answer = await call('getEventImages', { taskId }, { blocking: false, asUser: true })
      if (answer.status === 'done') {
        setGeneration({ status: 'done', images: answer.images })
        if (answer.coinBalance !== null) queryClient.setQueryData(coinsQuery.queryKey, answer.coinBalance)
        await queryClient.invalidateQueries({ queryKey: ['imageHistory'] })
        return
      }
      if (answer.status === 'failed') {
        giveBack()
        return fail(generationText.failed)
      }
    } catch (error) {
      // The task may not be known yet, or the network be away for a moment: it is asked again until the time is up.
      if (error instanceof CallError && error.reason === 'internal') return fail(generationText.failed)
    }
    if (Date.now() - askedAt > limits.imageWaitMs) fail(generationText.timedOut)
    return undefined
  })
  const taskId = generation.status === 'asked' ? generation.taskId : undefined
  const askedAt = generation.status === 'asked' ? generation.askedAt : 0
  useEffect(() => {
    if (taskId === undefined) return undefined
    const timer = setInterval(() => void ask(taskId, askedAt), pollMs)
    return () => clearInterval(timer)
  }, [taskId, askedAt])

  return { generation, coins: isSignedIn ? balance : free, generate }
}
