import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Settings = {
  /** Whether a turn without further choices is sent as soon as its cell is selected. */
  confirmsAtOnce: boolean
  setConfirmsAtOnce: (value: boolean) => void
}

export const useTriadSettings = create<Settings>()(
  persist(
    (set) => ({ confirmsAtOnce: false, setConfirmsAtOnce: (confirmsAtOnce) => set({ confirmsAtOnce }) }),
    { name: 'fivefold.triad.settings', version: 1, partialize: ({ confirmsAtOnce }) => ({ confirmsAtOnce }) },
  ),
)
