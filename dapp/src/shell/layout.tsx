import { LazyMotion, MotionConfig } from 'motion/react'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { DeploymentGate } from './deployment-gate.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import { Toaster } from './ui/toaster.js'

const loadFeatures = async () => (await import('./motion-features.js')).domAnimation

export function Layout() {
  const main = useFocusOnNavigation()
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <DeploymentGate>
          <a href="#main" className="skip-link">
            Skip to content
          </a>
          <div className="flex min-h-dvh flex-col">
            <Header />
            <main id="main" ref={main} tabIndex={-1} className="outline-none">
              <Outlet />
            </main>
            <Footer />
          </div>
        </DeploymentGate>
        <Toaster />
        <ScrollRestoration />
      </MotionConfig>
    </LazyMotion>
  )
}

/** After navigation the keyboard focus starts at the content, as on a page load. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current !== pathname) main.current?.focus({ preventScroll: true })
    previous.current = pathname
  }, [pathname])
  return main
}
