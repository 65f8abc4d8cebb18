import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Settings = {
  /** A turn with nothing left to decide is sent as soon as its cell is chosen. */
  confirmsAtOnce: boolean
  setConfirmsAtOnce: (value: boolean) => void
}

export const useTriadSettings = create<Settings>()(
  persist(
    (set) => ({ confirmsAtOnce: false, setConfirmsAtOnce: (confirmsAtOnce) => set({ confirmsAtOnce }) }),
    { name: 'fivefold.triad.settings', version: 1, partialize: ({ confirmsAtOnce }) => ({ confirmsAtOnce }) },
  ),
)
