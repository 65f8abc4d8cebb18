import { type ReactNode, useId } from 'react'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import type { Game } from '../../game.js'
import { ActionButton } from '../action-button.js'

type LobbySetupProps = {
  game: Game
  /** The heading, like "Begin a match". */
  label: string
  /** The game in a sentence. */
  lead: string
  /** The choices before a match: deck, table, name. */
  children: ReactNode
  /** The buttons that start a match. */
  actions: ReactNode
}

/** The upper half of a game's lobby: the choices and the start buttons. */
export function LobbySetup({ game, label, lead, children, actions }: LobbySetupProps) {
  usePageTitle(game.name)
  return (
    <section className="baize" aria-label={label}>
      <div className="play-setup">
        <div className="grid content-start gap-6">
          <LobbyHead game={game} lead={lead} />
          {children}
        </div>
        {actions && <div className="play-actions">{actions}</div>}
      </div>
    </section>
  )
}

/** The game's emblem and name, and the game in a sentence. */
export const LobbyHead = ({ game, lead }: { game: Game; lead: string }) => (
  <div className="flex items-center gap-4">
    <game.Emblem className="play-emblem" />
    <div>
      <h1 className="text-3xl font-bold sm:text-4xl">{game.name}</h1>
      <p className="mt-1 text-baize-soft">{lead}</p>
    </div>
  </div>
)

type StartButtonsProps = {
  /** The first one is the default. */
  starts: readonly { label: string; onStart: () => void }[]
  disabled: boolean
}

/** The buttons that start a match. */
export function StartButtons({ starts, disabled }: StartButtonsProps) {
  return (
    <div className="play-start">
      {starts.map(({ label, onStart }, index) => (
        <ActionButton key={label} isPrimary={index === 0} disabled={disabled} onClick={onStart}>
          {label}
        </ActionButton>
      ))}
    </div>
  )
}

/** The three bot strengths with their labels. */
export const bots = [
  { strength: 'random', name: 'Easy' },
  { strength: 'greedy', name: 'Medium' },
  { strength: 'search', name: 'Hard' },
] as const

type BotStrength = (typeof bots)[number]['strength']

/** A match against the bot, at three strengths. */
export function BotButtons({
  disabled,
  onStart,
}: {
  disabled: boolean
  onStart: (strength: BotStrength) => void
}) {
  return (
    <fieldset className="play-bots">
      <legend>Play the bot</legend>
      {bots.map(({ strength, name }) => (
        <ActionButton key={strength} disabled={disabled} onClick={() => onStart(strength)}>
          {name}
        </ActionButton>
      ))}
    </fieldset>
  )
}

type ChoiceProps<Value> = {
  legend: string
  choices: readonly { value: Value; name: string; text: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One choice among a few terms. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, choices, value, onChoose } = props
  const group = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="play-choice" data-chosen={choice.value === value || undefined}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>
            <b>{choice.name}</b>
            <small>{choice.text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
