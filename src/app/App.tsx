/** The shell: the screens of a fight come here. */
export function App() {
  return (
    <main className="grid min-h-dvh place-content-center gap-2 p-4 text-center">
      <h1 className="text-title font-semibold">Woundtrack</h1>
      <p className="text-faint">A combat simulator for tabletop role-playing games.</p>
    </main>
  );
}
